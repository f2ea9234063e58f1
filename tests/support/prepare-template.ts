import { freshDatabase } from "./template";

// The database that every suite with a shop copies: made while other suites leave a processor idle.
freshDatabase().then(({ drop }) => drop());
