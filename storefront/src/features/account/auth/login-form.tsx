"use client";

import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiProblem } from "@/lib/api";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { resolverOf } from "@/lib/form-resolver";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { EmailField } from "@/ui/email-field";
import { Link } from "@/ui/link";
import { TextField } from "@/ui/text-field";
import { preferCompanyPrices } from "./company-prices";
import { PasswordField } from "./password-field";
import { useSession } from "./use-session";
import { type LoginValues, validateLogin } from "./validation";

const FIELDS = ["email", "password", "code"] as const;

/** Email and password. On success the session turns authenticated, then `onDone` runs. Source: accounts spec §2. */
export function LoginForm({ onDone }: { onDone?: () => void }) {
	const { login } = useSession();
	const form = useForm<LoginValues>({
		defaultValues: { email: "", password: "", code: "" },
		resolver: resolverOf<LoginValues>(validateLogin),
	});
	const { errors, isSubmitting } = form.formState;
	const refusal = refusalOf(errors);
	const [isCodeAsked, setCodeAsked] = useState(false);
	const { setFocus } = form;
	useEffect(() => {
		if (isCodeAsked) setFocus("code");
	}, [isCodeAsked, setFocus]);
	const submit = form.handleSubmit(async ({ code, ...credentials }) => {
		try {
			await login(code ? { ...credentials, code } : credentials);
			onDone?.();
			void preferCompanyPrices();
		} catch (cause) {
			if (cause instanceof ApiProblem && cause.code === "SECOND_FACTOR_REQUIRED") setCodeAsked(true);
			else showProblem(cause, FIELDS, form.setError, "Erreur de connexion");
		}
	});
	return (
		// post: a submit before the script has started must not put the password into the address.
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<EmailField
				{...form.register("email")}
				label="Email"
				autoComplete="username"
				error={errors.email?.message ?? null}
			/>
			<PasswordField
				{...form.register("password")}
				label="Mot de passe"
				autoComplete="current-password"
				error={errors.password?.message ?? null}
			/>
			{isCodeAsked && (
				<TextField
					{...form.register("code")}
					label="Code de double authentification"
					hint="Celui de votre application, ou un code de secours."
					autoComplete="one-time-code"
					autoCapitalize="none"
					spellCheck={false}
					error={errors.code?.message ?? null}
				/>
			)}
			<Link
				href="/forgotten-password"
				className="-mt-3 self-start font-semibold text-framboise-fonce underline underline-offset-4 hover:text-framboise"
			>
				Mot de passe oublié ?
			</Link>
			<Button type="submit" size="lg" busy={isSubmitting} busyLabel="Connexion…">
				Se connecter
			</Button>
		</form>
	);
}
