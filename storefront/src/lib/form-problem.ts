import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiProblem } from "./api";

/** Shows a refusal of the server in the form: by field where it names one that the form has, and as one message. `pathOf` gives a field of the server its path in the form. */
export function showProblem<Values extends FieldValues>(
	cause: unknown,
	fields: readonly FieldPath<Values>[],
	setError: UseFormSetError<Values>,
	general: string,
	pathOf: (field: string) => string = (field) => field,
): void {
	const problem = cause instanceof ApiProblem ? cause : null;
	const complaints = problem?.errors ?? [];
	showComplaints(
		complaints.map(({ field, message }) => ({ field: pathOf(field), message })),
		fields,
		setError,
	);
	setError("root", { type: "server", message: problem?.message ?? general });
}

/** Shows the server's field errors at the fields of the form. */
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

/**
 * The server's refusal of what was sent; undefined once a field breaks a rule of its own, since what was refused is not what
 * stands there any more.
 */
export function refusalOf(errors: { root?: { message?: string | undefined } | undefined }): string | undefined {
	return breaksRule(errors) ? undefined : errors.root?.message;
}

/** What is wrong with a list as a whole: at its root once an entry has a field. */
export const listProblem = (error: { message?: string; root?: { message?: string } } | undefined): string | undefined =>
	error?.root?.message ?? error?.message;

/** Whether a field, at any depth, breaks a rule of the form itself. */
export function breaksRule(errors: object): boolean {
	return Object.values(errors).some((error: unknown) => {
		if (typeof error !== "object" || error === null) return false;
		// A message of a schema has no type.
		return "type" in error ? error.type === "rule" || error.type === "" : breaksRule(error);
	});
}
