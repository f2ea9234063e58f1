"use client";

import { useForm } from "react-hook-form";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

/** Asks for one's password before something of one's sign-in changes. */
export function PasswordForm({
	label,
	onPassword,
}: {
	label: string;
	onPassword: (password: string) => Promise<void>;
}) {
	const form = useForm({ defaultValues: { password: "" } });
	const { errors, isSubmitting } = form.formState;
	const refusal = refusalOf(errors);
	const submit = form.handleSubmit(async ({ password }) => {
		try {
			await onPassword(password);
		} catch (cause) {
			showProblem(cause, ["password"], form.setError, "Cela n'a pas abouti. Réessayez.");
		}
	});
	return (
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-3">
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<TextField
				{...form.register("password", { required: "Saisissez votre mot de passe." })}
				type="password"
				autoComplete="current-password"
				label="Votre mot de passe"
				error={errors.password?.message ?? null}
			/>
			<Button type="submit" busy={isSubmitting} busyLabel="Vérification…" className="self-start">
				{label}
			</Button>
		</form>
	);
}
