"use client";

import type { sendMessage } from "@confiserie/domain/contract/catalogue";
import type { ContactResponse } from "@confiserie/domain/contract/contact";
import { CONTACT_LIMITS } from "@confiserie/domain/customers/contact";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { EmailDoubt } from "@/features/shop/email-doubt";
import { ApiProblem, named } from "@/lib/api";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { resolverOf } from "@/lib/form-resolver";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { DoneNote } from "@/ui/done-note";
import { EmailField } from "@/ui/email-field";
import { Honeypot } from "@/ui/honeypot";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";
import { type ContactValues, validateContact } from "./validation";

const send = named<typeof sendMessage>("POST /api/contact");
const FIELDS = ["name", "email", "subject", "message"] as const;
const NOT_SENT = "Votre message n'a pas pu partir. Réessayez dans un instant, ou appelez-nous.";
const TOO_MANY = "Vous nous avez déjà écrit plusieurs fois. Réessayez dans une heure, ou appelez-nous.";
const EMPTY: ContactValues = { name: "", email: "", subject: "", message: "", website: "" };

/** The form of the contact page. What was typed stays until the shop has it; then a plain word takes its place. */
export function ContactForm() {
	const [sentTo, setSentTo] = useState<string | null>(null);
	const form = useForm<ContactValues>({ defaultValues: EMPTY, resolver: resolverOf(validateContact) });
	const { errors, isSubmitting } = form.formState;
	const refusal = refusalOf(errors);
	const submit = form.handleSubmit(async (values) => {
		try {
			await send({ parse: readResponse }, { body: values });
			setSentTo(values.email.trim());
			form.reset(EMPTY);
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, NOT_SENT);
			if (cause instanceof ApiProblem && cause.code === "RATE_LIMITED")
				form.setError("root", { type: "server", message: TOO_MANY });
		}
	});
	if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />;
	const field = (name: (typeof FIELDS)[number]) => ({
		...form.register(name),
		maxLength: CONTACT_LIMITS[name],
		error: errors[name]?.message ?? null,
	});
	return (
		// post: a submit before the script has started must not put the message into the address.
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<TextField {...field("name")} label="Nom" autoComplete="name" />
			<EmailField {...field("email")} label="Email" hint="Pour vous répondre, rien d'autre." />
			<EmailDoubt email={form.watch("email")} />
			<TextField {...field("subject")} label="Objet" />
			<TextArea {...field("message")} label="Message" rows={7} />
			<Honeypot {...form.register("website")} />
			<Button type="submit" size="lg" busy={isSubmitting} busyLabel="Envoi…" className="sm:self-start">
				Envoyer le message
			</Button>
		</form>
	);
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
	return (
		<DoneNote title="Message bien reçu">
			<p>
				Merci de nous avoir écrit. Notre réponse arrivera à l'adresse <strong>{email}</strong>.
			</p>
			<Button variant="secondary" onClick={onAgain}>
				Écrire un autre message
			</Button>
		</DoneNote>
	);
}

/** By hand, for one field: the schemas would weigh more than the page. */
function readResponse(value: unknown): ContactResponse {
	if (typeof value === "object" && value !== null && "received" in value && value.received === true) {
		return { received: true };
	}
	throw new TypeError("Not the response of POST /contact");
}
