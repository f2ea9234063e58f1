import { ApiProblem } from "./api-problem";

/** Message of a list that failed to load: `otherwise`, except for a missing permission. Source: accounts spec §8 "Admin orders". */
export const readFailure = (cause: unknown, otherwise: string): string =>
	cause instanceof ApiProblem && cause.status === 403 ? "Accès non autorisé" : otherwise;
