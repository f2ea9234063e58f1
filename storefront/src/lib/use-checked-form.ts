import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import { refusalOf, showProblem } from "./form-problem";
import { type FieldMessages, resolverOf } from "./form-resolver";

export interface CheckedForm<Values extends FieldValues> {
	values: DefaultValues<Values>;
	validate: (values: Values) => FieldMessages;
	/** Where the server's complaints can be shown. */
	fields: readonly FieldPath<Values>[];
	send: (values: Values) => Promise<unknown>;
	/** Shown when the server gave no reason. */
	failed: string;
	/** Gives a field of the server its path in the form. */
	pathOf?: (field: string) => string;
}

/** A form that is checked, then sent, and shows the server's refusal by field and as one message. */
export function useCheckedForm<Values extends FieldValues>(checked: CheckedForm<Values>) {
	const { values, validate, fields, send, failed, pathOf } = checked;
	const form = useForm<Values>({ defaultValues: values, resolver: resolverOf(validate) });
	const { errors, isSubmitting } = form.formState;
	const submit = form.handleSubmit(async (typed) => {
		try {
			await send(typed);
		} catch (cause) {
			showProblem(cause, fields, form.setError, failed, pathOf);
		}
	});
	const errorOf = (name: FieldPath<Values>): string | null =>
		form.getFieldState(name, form.formState).error?.message ?? null;
	return {
		form,
		submit,
		isBusy: isSubmitting,
		refusal: refusalOf(errors),
		errorOf,
		/** Registers a field, with what is wrong with it. */
		field: (name: FieldPath<Values>) => ({ ...form.register(name), error: errorOf(name) }),
	};
}
