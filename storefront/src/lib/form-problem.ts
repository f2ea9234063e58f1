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
	showComplaints(problem?.errors ?? [], fields, setError);
	setError("root", { type: "server", message: problem?.message ?? general });
}

/** Shows what the server says of single fields, of those that the form has. */
export function showComplaints<Values extends FieldValues>(
	complaints: readonly { field: string; message: string }[],
	fields: readonly FieldPath<Values>[],
	setError: UseFormSetError<Values>,
): void {
	for (const { field, message } of complaints) {
		const known = fields.find((name) => name === field);
		if (known) setError(known, { type: "server", message });
	}
}
