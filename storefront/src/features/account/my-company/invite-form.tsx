"use client";

import { emailFault } from "@confiserie/domain/customers/email";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { EmailDoubt } from "@/features/shop/email-doubt";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
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
	const form = useForm<Values>({ defaultValues: EMPTY, resolver: resolverOf(faultsOf) });
	const { errors, isSubmitting } = form.formState;
	const refusal = refusalOf(errors);
	const submit = form.handleSubmit(async ({ email, role, monthlyLimit }) => {
		setSentTo(null);
		try {
			onInvited(await invite({ email: email.trim(), role, monthlyLimit: limitOf(monthlyLimit) }));
			setSentTo(email.trim());
			form.reset(EMPTY);
		} catch (cause) {
			showProblem(
				cause,
				["email", "role", "monthlyLimit"],
				form.setError,
				"L'invitation n'a pas pu partir. Réessayez.",
			);
		}
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
			<TextField
				{...form.register("email")}
				label="E-mail à inviter"
				type="email"
				inputMode="email"
				autoComplete="off"
				maxLength={254}
				error={errors.email?.message ?? null}
			/>
			<EmailDoubt email={form.watch("email")} />
			<RoleFields
				role={{ ...form.register("role"), error: errors.role?.message ?? null }}
				limit={{ ...form.register("monthlyLimit"), error: errors.monthlyLimit?.message ?? null }}
				chosen={form.watch("role")}
			/>
			{refusal && <Banner tone="error">{refusal}</Banner>}
			{sentTo && <Banner tone="success">{`Invitation envoyée à ${sentTo}. Le lien est valable sept jours.`}</Banner>}
			<Button type="submit" variant="secondary" busy={isSubmitting} busyLabel="Envoi…" className="self-start">
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
