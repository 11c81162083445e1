/// The lessons in the program: the files of the folder `snippets`, each for itself a document and a
/// test.
package enum Lessons {
  /// All of them, by what they are about.
  package static let groups = [
    LessonGroup(
      name: "begin", matter: "the first hour",
      lessons: [
        LessonFile("first-steps", PackageResources.first_steps_md),
        LessonFile("three-words", PackageResources.three_words_md),
        LessonFile("mistakes", PackageResources.mistakes_md),
      ]),
    LessonGroup(
      name: "make", matter: "something one wants",
      lessons: [
        LessonFile("a-card-that-opens", PackageResources.a_card_that_opens_md),
        LessonFile("a-heart-that-is-liked", PackageResources.a_heart_that_is_liked_md),
        LessonFile("a-shimmer", PackageResources.a_shimmer_md),
        LessonFile("a-staggered-list", PackageResources.a_staggered_list_md),
        LessonFile("a-storyboard", PackageResources.a_storyboard_md),
      ]),
    LessonGroup(
      name: "feel", matter: "springs, and what interrupts what",
      lessons: [
        LessonFile("springs", PackageResources.springs_md),
        LessonFile("what-a-damping-ratio-does", PackageResources.what_a_damping_ratio_does_md),
        LessonFile("stiffness-mass-velocity", PackageResources.stiffness_mass_velocity_md),
        LessonFile("continuing-with-a-spring", PackageResources.continuing_with_a_spring_md),
        LessonFile("interrupting", PackageResources.interrupting_md),
        LessonFile(
          "why-interrupting-feels-smooth", PackageResources.why_interrupting_feels_smooth_md),
      ]),
    LessonGroup(
      name: "hold", matter: "an animator in the hand",
      lessons: [
        LessonFile("scrubbing", PackageResources.scrubbing_md),
        LessonFile("what-a-fraction-means", PackageResources.what_a_fraction_means_md),
        LessonFile("reversing-mid-flight", PackageResources.reversing_mid_flight_md),
        LessonFile("pausing-on-completion", PackageResources.pausing_on_completion_md),
        LessonFile("delays-and-delay-factors", PackageResources.delays_and_delay_factors_md),
      ]),
    LessonGroup(
      name: "below", matter: "blocks, layers and their time",
      lessons: [
        LessonFile("keyframes", PackageResources.keyframes_md),
        LessonFile("begin-and-commit", PackageResources.begin_and_commit_md),
        LessonFile("layers", PackageResources.layers_md),
        LessonFile("layer-animations", PackageResources.layer_animations_md),
        LessonFile("groups", PackageResources.groups_md),
        LessonFile("transactions", PackageResources.transactions_md),
        LessonFile("layer-time", PackageResources.layer_time_md),
        LessonFile("space", PackageResources.space_md),
      ]),
    LessonGroup(
      name: "know", matter: "time, numbers, and what went wrong",
      lessons: [
        LessonFile("going-back-in-time", PackageResources.going_back_in_time_md),
        LessonFile("marks-and-branches", PackageResources.marks_and_branches_md),
        LessonFile("how-far-it-goes", PackageResources.how_far_it_goes_md),
        LessonFile("trying-many-values", PackageResources.trying_many_values_md),
        LessonFile("finding-a-bug", PackageResources.finding_a_bug_md),
        LessonFile("a-jump-explained", PackageResources.a_jump_explained_md),
        LessonFile("many-things", PackageResources.many_things_md),
      ]),
    LessonGroup(
      name: "see", matter: "pictures, and what to share",
      lessons: [
        LessonFile("draw", PackageResources.draw_md),
        LessonFile("onion", PackageResources.onion_md),
        LessonFile("filmstrip", PackageResources.filmstrip_md),
        LessonFile("sheet", PackageResources.sheet_md),
        LessonFile("plot", PackageResources.plot_md),
        LessonFile("curve", PackageResources.curve_md),
        LessonFile("compare", PackageResources.compare_md),
        LessonFile("page", PackageResources.page_md),
        LessonFile("exporting", PackageResources.exporting_md),
      ]),
    LessonGroup(
      name: "systems", matter: "five ways to write animations",
      lessons: [
        LessonFile("animate-views", PackageResources.__animate_views_md),
        LessonFile("dance", PackageResources.__dance_md),
        LessonFile("action-layer", PackageResources.__action_layer_md),
        LessonFile("chain", PackageResources.__chain_md),
        LessonFile("builder", PackageResources.__builder_md),
      ]),
    LessonGroup(
      name: "errors", matter: "messages, and what would work",
      lessons: [
        LessonFile("words", PackageResources.words_md),
        LessonFile("values", PackageResources.values_md),
        LessonFile("blocks", PackageResources.blocks_md),
        LessonFile("animators", PackageResources.animators_md),
        LessonFile("time-and-checks", PackageResources.time_and_checks_md),
        LessonFile("other-trades", PackageResources.other_trades_md),
      ]),
  ]

  /// All of them, in one order.
  package static let all = groups.flatMap(\.lessons)

  /// The lesson with a name.
  package static func named(_ name: String) -> LessonFile? { all.first { $0.name == name } }
}
