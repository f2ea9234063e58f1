"use client";

import type { StaffRole } from "@confiserie/domain/account";
import { inviteMember, readTeam } from "@confiserie/domain/contract/staff";
import { STAFF_ROLES } from "@confiserie/domain/staff";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { EmailDoubt } from "@/features/email-doubt";
import { call } from "@/lib/api";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { keyOf } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { useToasts } from "@/ui/toasts";

import { ROLE_OPTIONS } from "./role-options";

interface Values {
	email: string;
	role: StaffRole;
}

/** Invites a staff member by mail: nothing changes before they follow the link. */
export function InviteForm() {
	const client = useQueryClient();
	const { success } = useToasts();
	const form = useForm<Values>({
		defaultValues: { email: "", role: "orders" },
		resolver: resolverOf(({ email }: Values): FieldMessages => (email.trim() ? {} : { email: "Saisissez un e-mail." })),
	});
	const { errors, isSubmitting } = form.formState;
	const refusal = refusalOf(errors);
	const submit = form.handleSubmit(async ({ email, role }) => {
		try {
			client.setQueryData(keyOf(readTeam), await call(inviteMember, { body: { email: email.trim(), role } }));
			success(`Invitation envoyée à ${email.trim()}`);
			form.reset();
		} catch (cause) {
			showProblem(cause, ["email", "role"], form.setError, "L'invitation n'a pas pu partir. Réessayez.");
		}
	});
	return (
		<section aria-labelledby="inviter" className="rounded-card border border-trait bg-white p-4">
			<h2 id="inviter" className="display text-xl">
				Inviter
			</h2>
			<form method="post" noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
				{refusal && <Banner tone="error">{refusal}</Banner>}
				<TextField
					{...form.register("email")}
					type="email"
					autoComplete="off"
					label="E-mail"
					error={errors.email?.message ?? null}
				/>
				<EmailDoubt email={form.watch("email")} />
				<Select
					{...form.register("role")}
					label="Rôle"
					options={ROLE_OPTIONS}
					hint={STAFF_ROLES[form.watch("role")].purpose}
					error={errors.role?.message ?? null}
				/>
				<Button type="submit" busy={isSubmitting} busyLabel="Envoi…" className="self-start">
					Envoyer l'invitation
				</Button>
			</form>
		</section>
	);
}
