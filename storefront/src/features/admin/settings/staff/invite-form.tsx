"use client";

import { STAFF_ROLES } from "@confiserie/domain/accounts/staff";
import { inviteMember, readTeam } from "@confiserie/domain/contract/staff";
import { ChoiceField, EditForm, TextField, useEditForm } from "@/features/admin/kit";
import { EmailDoubt } from "@/features/shop/email-doubt";
import { useToasts } from "@/ui/toasts";
import { ROLE_OPTIONS } from "./role-options";

/** Invites a staff member by mail: nothing changes before they follow the link. */
export function InviteForm() {
	const { success } = useToasts();
	const form = useEditForm(inviteMember, {
		start: { email: "", role: "orders" },
		reads: readTeam,
		failure: "L'invitation n'a pas pu partir. Réessayez.",
		clears: true,
		onSaved: (_, { email }) => success(`Invitation envoyée à ${email.trim()}`),
	});
	return (
		<section aria-labelledby="inviter" className="rounded-card border border-trait bg-white p-4">
			<h2 id="inviter" className="display mb-3 text-xl">
				Inviter
			</h2>
			<EditForm form={form} legend="Inviter" label="Envoyer l'invitation" busyLabel="Envoi…">
				<TextField {...form.field("email")} type="email" label="E-mail" />
				<EmailDoubt email={form.watch("email")} />
				<ChoiceField
					{...form.field("role")}
					label="Rôle"
					options={ROLE_OPTIONS}
					hint={STAFF_ROLES[form.watch("role")].purpose}
				/>
			</EditForm>
		</section>
	);
}
