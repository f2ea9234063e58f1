"use client";

import type { askForNewsletter } from "@confiserie/domain/contract/newsletter";
import { emailFault } from "@confiserie/domain/customers/email";
import { NEWSLETTER_CONSENT } from "@confiserie/domain/customers/newsletter";
import { useState } from "react";
import { EmailDoubt } from "@/features/shop/email-doubt";
import { named, nothing } from "@/lib/api";
import type { FieldMessages } from "@/lib/form-resolver";
import { useCheckedForm } from "@/lib/use-checked-form";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { DoneNote } from "@/ui/done-note";
import { EmailField } from "@/ui/email-field";
import { Honeypot } from "@/ui/honeypot";
import { Link } from "@/ui/link";

const ask = named<typeof askForNewsletter>("POST /api/newsletter");

interface Values {
	email: string;
	hasAgreed: boolean;
	website: string;
}

/** Newsletter sign-up: address and consent. The response is the same for every address. */
export function NewsletterForm() {
	const [sentTo, setSentTo] = useState<string | null>(null);
	const { form, submit, isBusy, refusal, field, errorOf } = useCheckedForm<Values>({
		values: { email: "", hasAgreed: false, website: "" },
		validate,
		fields: ["email"],
		send: async ({ email, website }) => {
			await ask(nothing, { body: { email, website, consent: NEWSLETTER_CONSENT.version } });
			setSentTo(email.trim());
		},
		failed: "Votre demande n'a pas pu partir. Réessayez dans un instant.",
	});
	const disagreement = errorOf("hasAgreed");
	if (sentTo !== null) return <Sent email={sentTo} />;
	return (
		// post: a submit before the script has started must not put the address into the page's.
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<EmailField {...field("email")} label="Votre adresse e-mail" maxLength={254} />
			<EmailDoubt email={form.watch("email")} />
			<div>
				<label className="flex min-h-11 items-start gap-3">
					<input
						{...form.register("hasAgreed")}
						type="checkbox"
						aria-invalid={disagreement ? true : undefined}
						aria-describedby={disagreement ? "accord-lettre" : undefined}
						className="mt-0.5 size-5 shrink-0 accent-framboise"
					/>
					<span>{NEWSLETTER_CONSENT.text}</span>
				</label>
				{disagreement && (
					<p id="accord-lettre" className="mt-1 text-sm font-medium text-rouge">
						{disagreement}
					</p>
				)}
			</div>
			<Honeypot {...form.register("website")} />
			<Button type="submit" size="lg" busy={isBusy} busyLabel="Envoi…" className="sm:self-start">
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

function Sent({ email }: { email: string }) {
	return (
		<DoneNote title="Une dernière étape">
			<p>
				Un lien part à l'adresse <strong className="wrap-anywhere">{email}</strong>, si elle n'est pas déjà inscrite.
				Suivez-le dans les sept jours pour confirmer.
			</p>
		</DoneNote>
	);
}

function validate({ email, hasAgreed }: Values): FieldMessages {
	const fault = email.trim() === "" ? "Saisissez votre adresse e-mail." : emailFault(email);
	return {
		...(fault !== undefined && { email: fault }),
		...(!hasAgreed && { hasAgreed: "Cochez cette case pour vous inscrire." }),
	};
}
