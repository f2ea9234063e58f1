"use client";

import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

interface CodeFormProps {
	label: string;
	/** Whether it replaces the pressed button. */
	takesFocus?: boolean;
	onCode: (code: string) => Promise<void>;
}

/** Asks for a code of the application. */
export function CodeForm({ label, takesFocus = false, onCode }: CodeFormProps) {
	const form = useForm({ defaultValues: { code: "" } });
	const { setFocus } = form;
	useEffect(() => {
		if (takesFocus) setFocus("code");
	}, [takesFocus, setFocus]);
	const { errors, isSubmitting } = form.formState;
	const refusal = refusalOf(errors);
	const submit = form.handleSubmit(async ({ code }) => {
		try {
			await onCode(code);
		} catch (cause) {
			showProblem(cause, ["code"], form.setError, "Cela n'a pas abouti. Réessayez.");
		}
	});
	return (
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-3">
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<TextField
				{...form.register("code", { required: "Saisissez le code." })}
				inputMode="numeric"
				autoComplete="one-time-code"
				label="Code à six chiffres"
				error={errors.code?.message ?? null}
			/>
			<Button type="submit" busy={isSubmitting} busyLabel="Vérification…" className="self-start">
				{label}
			</Button>
		</form>
	);
}
