import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiProblem } from "./api";

/** Shows a refusal of the server in the form: by field where it names one that the form has, and as one message. */
export function showProblem<Values extends FieldValues>(
	cause: unknown,
	fields: readonly FieldPath<Values>[],
	setError: UseFormSetError<Values>,
	general: string,
): void {
	const problem = cause instanceof ApiProblem ? cause : null;
	for (const { field, message } of problem?.errors ?? []) {
		const known = fields.find((name) => name === field);
		if (known) setError(known, { type: "server", message });
	}
	setError("root", { type: "server", message: problem?.message ?? general });
}
