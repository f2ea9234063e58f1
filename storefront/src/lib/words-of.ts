import { ApiProblem } from "./api";

/** The server's words for a failed call; any other failure asks for another try. */
export const wordsOf = (cause: unknown): string =>
	cause instanceof ApiProblem ? cause.message : "Réessayez dans un instant.";
