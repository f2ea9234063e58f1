import { useState } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { useSession } from "@/features/account/auth";
import { useFormDraft } from "@/lib/form-draft";
import { type CheckedForm, useCheckedForm } from "@/lib/use-checked-form";

interface AccountForm<Values extends FieldValues> extends CheckedForm<Values> {
	/** Returns the words of success. */
	send: (values: Values) => Promise<string>;
	/** Values to restore when the session ends meanwhile; none by default, and never a password. */
	draft?: { form: string; fields: readonly FieldPath<Values>[] };
}

/** A form of the account page: says what was done, too. */
export function useAccountForm<Values extends FieldValues>({
	send,
	draft = { form: "", fields: [] },
	...checked
}: AccountForm<Values>) {
	const [done, setDone] = useState<string | null>(null);
	const { form, submit, isBusy, refusal, errorOf } = useCheckedForm<Values>({
		...checked,
		send: async (typed) => {
			setDone(null);
			setDone(await send(typed));
		},
	});
	const isSound = Object.keys(form.formState.errors).length === 0;
	const { user } = useSession();
	useFormDraft({ form: draft.form, owner: user?.id ?? "" }, form, draft.fields);
	return {
		form,
		card: { problem: refusal, done: isSound ? done : null, isBusy, onSubmit: () => void submit() },
		errorOf,
	};
}
