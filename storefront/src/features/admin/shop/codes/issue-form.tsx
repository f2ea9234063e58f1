"use client";

import {
	type CommercialCodeRow,
	issueCommercialCode,
	listCommercialCodes,
} from "@confiserie/domain/contract/commercial-codes";
import { useState } from "react";
import { EditForm, TextField, useEditForm } from "@/features/admin/kit";
import { Banner } from "@/ui/banner";

/** Issues a code to an account and shows it; a code that was in force ends with it. */
export function IssueForm() {
	const [issued, setIssued] = useState<CommercialCodeRow | null>(null);
	const form = useEditForm(issueCommercialCode, {
		start: { email: "" },
		changes: [listCommercialCodes],
		failure: "Le code n'a pas pu être émis. Réessayez.",
		clears: true,
		onSaved: setIssued,
	});
	return (
		<div className="mt-4 flex flex-col gap-3">
			<EditForm form={form} legend="Nouveau code" label="Émettre un code" busyLabel="Émission…">
				<TextField
					{...form.field("email")}
					type="email"
					label="E-mail du client"
					hint="Le client doit avoir un compte. Un nouveau code met fin au précédent."
				/>
			</EditForm>
			{issued && (
				<Banner tone="success" title={`Code de ${issued.email} : ${issued.code}`}>
					Communiquez-le à ce client seul : il n'ouvre que ses propres commandes.
				</Banner>
			)}
		</div>
	);
}
