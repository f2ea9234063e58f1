"use client";

import {
	type DepositPermission,
	type DepositPermissionRow,
	listDepositPermissions,
	setDepositPermission,
} from "@confiserie/domain/contract/commercial-codes";
import { formatDateTime } from "@confiserie/domain/format";
import { Act, ChoiceField, Detail, EditForm, optionsOf, Rows, TextField, useEditForm } from "@/features/admin/kit";
import { May } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { Badge } from "@/ui/badge";

const LABELS: Record<DepositPermission, string> = {
	ALLOWED: "Autorisé, sans code",
	REFUSED: "Refusé, même avec un code",
	BY_CODE: "Par défaut, avec un code",
};
/** Deposit permissions of single customers, which override codes: allowed, refused, or the default. */
export function PermissionPanel() {
	return (
		<section aria-labelledby="permissions" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 id="permissions" className="display text-xl">
				Droit à l'acompte
			</h2>
			<p className="mt-1 text-prune">Une décision pour un client l'emporte sur son code.</p>
			<May permission="customers.change">
				<div className="mt-4">
					<PermissionForm />
				</div>
			</May>
			<div className="mt-6">
				<Detail
					operation={listDepositPermissions}
					input={{}}
					failure="Impossible de charger les décisions"
					height="h-16"
				>
					{(rows) => (
						<Rows
							caption="Décisions"
							rows={rows}
							rowKey={({ email }) => email}
							line={(row) => <Decision row={row} />}
							empty={<p className="text-prune">Aucune décision : chaque client paie par acompte avec son code.</p>}
						/>
					)}
				</Detail>
			</div>
		</section>
	);
}

function PermissionForm() {
	const form = useEditForm(setDepositPermission, {
		start: { email: "", permission: "ALLOWED" },
		reads: listDepositPermissions,
		failure: "La décision n'a pas pu être enregistrée. Réessayez.",
		clears: true,
	});
	return (
		<EditForm form={form} legend="Décision">
			<TextField {...form.field("email")} type="email" label="E-mail du compte" />
			<ChoiceField {...form.field("permission")} label="Décision" options={optionsOf(LABELS)} />
		</EditForm>
	);
}

function Decision({ row: { email, permission, changedAt, changedBy } }: { row: DepositPermissionRow }) {
	return (
		<>
			<div className="min-w-0">
				<p className="font-semibold break-words">{email}</p>
				<Badge tone={permission === "ALLOWED" ? "success" : "danger"}>{LABELS[permission]}</Badge>
				<p className="text-sm break-words text-prune">
					{`Depuis le ${formatDateTime(changedAt)}${changedBy ? `, ${changedBy}` : ""}`}
				</p>
			</div>
			<May permission="customers.change">
				<Act
					label="Par défaut"
					name={`Revenir au droit par défaut pour ${email}`}
					act={() => call(setDepositPermission, { body: { email, permission: "BY_CODE" } })}
					changes={[listDepositPermissions]}
				/>
			</May>
		</>
	);
}
