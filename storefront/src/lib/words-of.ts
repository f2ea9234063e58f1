import { ApiProblem } from "@/lib/api";

export const wordsOf = (cause: unknown): string =>
	cause instanceof ApiProblem ? cause.message : "Réessayez dans un instant.";
