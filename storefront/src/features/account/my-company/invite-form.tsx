"use client";

import { emailFault } from "@confiserie/domain/customers/email";
import { useState } from "react";
import { EmailDoubt } from "@/features/shop/email-doubt";
import type { FieldMessages } from "@/lib/form-resolver";
import { useCheckedForm } from "@/lib/use-checked-form";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { EmailField } from "@/ui/email-field";
import type { MemberCalls } from "./member-calls";
import { limitFault, limitOf, RoleFields, type RoleValues } from "./role-fields";
import { CARD } from "./style";

interface Values extends RoleValues {
	email: string;
}
const EMPTY: Values = { email: "", role: "BUYER", monthlyLimit: "" };

interface InviteFormProps<Changed> extends Pick<MemberCalls<Changed>, "invite"> {
	title: string;
	onInvited: (company: Changed) => void;
}

/** Invites a member by mail: nothing changes before they accept. */
export function InviteForm<Changed>({ title, invite, onInvited }: InviteFormProps<Changed>) {
	const [sentTo, setSentTo] = useState<string | null>(null);
	const { form, submit, isBusy, refusal, field } = useCheckedForm<Values>({
		values: EMPTY,
		validate: faultsOf,
		fields: ["email", "role", "monthlyLimit"],
		send: async ({ email, role, monthlyLimit }) => {
			setSentTo(null);
			onInvited(await invite({ email: email.trim(), role, monthlyLimit: limitOf(monthlyLimit) }));
			setSentTo(email.trim());
			form.reset(EMPTY);
		},
		failed: "L'invitation n'a pas pu partir. Réessayez.",
	});
	return (
		<form
			method="post"
			noValidate
			onSubmit={submit}
			aria-labelledby="inviter"
			className={`${CARD} flex flex-col gap-5`}
		>
			<h2 id="inviter" className="display text-xl">
				{title}
			</h2>
			<EmailField {...field("email")} label="E-mail à inviter" autoComplete="off" maxLength={254} />
			<EmailDoubt email={form.watch("email")} />
			<RoleFields role={field("role")} limit={field("monthlyLimit")} chosen={form.watch("role")} />
			{refusal && <Banner tone="error">{refusal}</Banner>}
			{sentTo && <Banner tone="success">{`Invitation envoyée à ${sentTo}. Le lien est valable sept jours.`}</Banner>}
			<Button type="submit" variant="secondary" busy={isBusy} busyLabel="Envoi…" className="self-start">
				Envoyer l'invitation
			</Button>
		</form>
	);
}

function faultsOf({ email, monthlyLimit }: Values): FieldMessages {
	const fault = email.trim() === "" ? "Saisissez un e-mail." : emailFault(email);
	const limit = limitFault(monthlyLimit);
	return { ...(fault && { email: fault }), ...(limit && { monthlyLimit: limit }) };
}
