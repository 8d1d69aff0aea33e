rootProject.name = "more-games"
