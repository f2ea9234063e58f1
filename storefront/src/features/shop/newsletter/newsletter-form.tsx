"use client";

import type { askForNewsletter } from "@confiserie/domain/contract/newsletter";
import { emailFault } from "@confiserie/domain/customers/email";
import { NEWSLETTER_CONSENT } from "@confiserie/domain/customers/newsletter";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { EmailDoubt } from "@/features/shop/email-doubt";
import { named, nothing } from "@/lib/api";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import { TextField } from "@/ui/text-field";

const NOT_SENT = "Votre demande n'a pas pu partir. Réessayez dans un instant.";
const ask = named<typeof askForNewsletter>("POST /api/newsletter");

interface Values {
	email: string;
	hasAgreed: boolean;
	website: string;
}

/** Newsletter sign-up: address and consent. The response is the same for every address. */
export function NewsletterForm() {
	const [sentTo, setSentTo] = useState<string | null>(null);
	const form = useForm<Values>({
		defaultValues: { email: "", hasAgreed: false, website: "" },
		resolver: resolverOf(validate),
	});
	const { errors, isSubmitting } = form.formState;
	const refusal = refusalOf(errors);
	const submit = form.handleSubmit(async ({ email, website }) => {
		try {
			await ask(nothing, { body: { email, website, consent: NEWSLETTER_CONSENT.version } });
			setSentTo(email.trim());
		} catch (cause) {
			showProblem(cause, ["email"], form.setError, NOT_SENT);
		}
	});
	if (sentTo !== null) return <Sent email={sentTo} />;
	return (
		// post: a submit before the script has started must not put the address into the page's.
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<TextField
				{...form.register("email")}
				label="Votre adresse e-mail"
				type="email"
				inputMode="email"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={254}
				error={errors.email?.message ?? null}
			/>
			<EmailDoubt email={form.watch("email")} />
			<div>
				<label className="flex min-h-11 items-start gap-3">
					<input
						{...form.register("hasAgreed")}
						type="checkbox"
						aria-invalid={errors.hasAgreed ? true : undefined}
						aria-describedby={errors.hasAgreed ? "accord-lettre" : undefined}
						className="mt-0.5 size-5 shrink-0 accent-framboise"
					/>
					<span>{NEWSLETTER_CONSENT.text}</span>
				</label>
				{errors.hasAgreed && (
					<p id="accord-lettre" className="mt-1 text-sm font-medium text-rouge">
						{errors.hasAgreed.message}
					</p>
				)}
			</div>
			{/* Honeypot: only bots fill in this field, and what they send is not stored. */}
			<div hidden aria-hidden="true">
				<label>
					Site web
					<input {...form.register("website")} tabIndex={-1} autoComplete="off" />
				</label>
			</div>
			<Button type="submit" size="lg" busy={isSubmitting} busyLabel="Envoi…" className="sm:self-start">
				M'inscrire
			</Button>
			<p className="text-sm text-prune">
				Votre adresse ne sert qu'à cet envoi.{" "}
				<Link href="/privacy" className="underline underline-offset-4">
					Confidentialité
				</Link>
			</p>
		</form>
	);
}

/** Takes the focus from the button, so that the result is announced and Tab continues from here. */
function Sent({ email }: { email: string }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="flex flex-col items-start gap-3 rounded-card bg-pistache-clair p-6">
			<h2 ref={heading} tabIndex={-1} className="display text-2xl text-pistache outline-none">
				Une dernière étape
			</h2>
			<p>
				Un lien part à l'adresse <strong className="wrap-anywhere">{email}</strong>, si elle n'est pas déjà inscrite.
				Suivez-le dans les sept jours pour confirmer.
			</p>
		</div>
	);
}

function validate({ email, hasAgreed }: Values): FieldMessages {
	const fault = email.trim() === "" ? "Saisissez votre adresse e-mail." : emailFault(email);
	return {
		...(fault !== undefined && { email: fault }),
		...(!hasAgreed && { hasAgreed: "Cochez cette case pour vous inscrire." }),
	};
}
