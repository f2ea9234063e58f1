import { ApiProblem } from "./api-problem";

/** What a list that could not be read says: `otherwise`, except that it is not for this role. Source: accounts spec §8 "Admin orders". */
export const readFailure = (cause: unknown, otherwise: string): string =>
	cause instanceof ApiProblem && cause.status === 403 ? "Accès non autorisé" : otherwise;
