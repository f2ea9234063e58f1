import { useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import { useSession } from "@/features/account/auth";
import { useFormDraft } from "@/lib/form-draft";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";

/**
 * A form of the account page: checks, sends, shows the server's refusal by field, and says what was done. `send`
 * returns the words of success.
 */
export function useAccountForm<Values extends FieldValues>({
	values,
	fields,
	validate,
	failed,
	send,
	draft = { form: "", fields: [] },
}: {
	values: DefaultValues<Values>;
	fields: readonly FieldPath<Values>[];
	validate: (values: Values) => FieldMessages;
	/** Shown when the server gave no reason. */
	failed: string;
	send: (values: Values) => Promise<string>;
	/** Values to restore when the session ends meanwhile; none by default, and never a password. */
	draft?: { form: string; fields: readonly FieldPath<Values>[] };
}) {
	const [done, setDone] = useState<string | null>(null);
	const form = useForm<Values>({ defaultValues: values, resolver: resolverOf(validate) });
	const { errors, isSubmitting } = form.formState;
	const isSound = Object.keys(errors).length === 0;
	const { user } = useSession();
	useFormDraft({ form: draft.form, owner: user?.id ?? "" }, form, draft.fields);
	const submit = form.handleSubmit(async (typed) => {
		setDone(null);
		try {
			setDone(await send(typed));
		} catch (cause) {
			showProblem(cause, fields, form.setError, failed);
		}
	});
	return {
		form,
		card: {
			problem: refusalOf(errors),
			done: isSound ? done : null,
			isBusy: isSubmitting,
			onSubmit: () => void submit(),
		},
		errorOf: (name: FieldPath<Values>) => {
			const message = form.getFieldState(name, form.formState).error?.message;
			return message ?? null;
		},
	};
}
