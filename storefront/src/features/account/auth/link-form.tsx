"use client";

import { useForm } from "react-hook-form";
import { ApiProblem } from "@/lib/api";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { resolverOf } from "@/lib/form-resolver";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import type { LinkRequest } from "./auth-calls";
import { PasswordField } from "./password-field";
import { useSession } from "./use-session";

/**
 * The Google account's e-mail already has an account: asks for its password once, and links both. Otherwise an account that
 * another person opened under that e-mail would be entered by Google.
 */
export function LinkForm({
	request,
	onDone,
	onRefused,
}: {
	request: LinkRequest;
	onDone: () => void;
	/** The time for it is over. */
	onRefused: (code: "auth_failed") => void;
}) {
	const { adopt } = useSession();
	const form = useForm({
		defaultValues: { password: "" },
		resolver: resolverOf(({ password }: { password: string }) => ({
			...(password === "" && { password: "Saisissez votre mot de passe." }),
		})),
	});
	const { errors, isSubmitting } = form.formState;
	const refusal = refusalOf(errors);
	const submit = form.handleSubmit(async ({ password }) => {
		try {
			const { callLink } = await import("./auth-calls");
			adopt(await callLink({ linkToken: request.linkToken, password }));
			onDone();
		} catch (cause) {
			if (cause instanceof ApiProblem && cause.code === "TICKET_REFUSED") onRefused("auth_failed");
			else showProblem(cause, ["password"], form.setError, "Erreur de connexion");
		}
	});
	return (
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
			<Banner tone="info" title="Vous avez déjà un compte">
				Un compte existe déjà pour <strong>{request.email}</strong>. Saisissez son mot de passe : la connexion avec
				Google l'ouvrira ensuite directement.
			</Banner>
			{refusal && <Banner tone="error">{refusal}</Banner>}
			{/* For password managers: which account the password belongs to. */}
			<input type="email" name="username" autoComplete="username" value={request.email} readOnly hidden />
			<PasswordField
				{...form.register("password")}
				label="Mot de passe"
				autoComplete="current-password"
				error={errors.password?.message ?? null}
			/>
			<Button type="submit" size="lg" busy={isSubmitting} busyLabel="Connexion…">
				Relier et se connecter
			</Button>
			<Link
				href="/login"
				className="self-center font-bold text-framboise-fonce underline underline-offset-4 hover:text-framboise"
			>
				Se connecter sans Google
			</Link>
		</form>
	);
}
