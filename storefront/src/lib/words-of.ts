import { ApiProblem } from "./api";

/** The server's words for a failed call; any other failure asks for another try. */
export const wordsOf = (cause: unknown, otherwise = "Réessayez dans un instant."): string =>
	cause instanceof ApiProblem ? cause.message : otherwise;
