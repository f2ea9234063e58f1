import { freshDatabase } from "./template";

// Prepares the database that every suite with a shop copies, while other suites leave a processor idle.
freshDatabase().then(({ drop }) => drop());
