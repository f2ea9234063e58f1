"use client";

import {
	type DepositPermission,
	type DepositPermissionRow,
	listDepositPermissions,
	setDepositPermission,
} from "@confiserie/domain/contract/commercial-codes";
import { formatDateTime } from "@confiserie/domain/format";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { May } from "@/features/admin-shell";
import { useSession } from "@/features/auth";
import { call } from "@/lib/api";
import { useDraft } from "@/lib/form-draft";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";

const LABELS: Record<DepositPermission, string> = {
	ALLOWED: "Autorisé, sans code",
	REFUSED: "Refusé, même avec un code",
	BY_CODE: "Par défaut, avec un code",
};
const OPTIONS = Object.entries(LABELS).map(([value, label]) => ({ value, label }));

/** Deposit permissions of single customers, which override codes: allowed, refused, or the default. */
export function PermissionPanel() {
	const client = useQueryClient();
	const { data, error: readError, refetch } = useOperation(listDepositPermissions, {});
	const [email, setEmail] = useState("");
	const [permission, setPermission] = useState<DepositPermission>("ALLOWED");
	const { mutate, isPending, error, variables } = useMutation({
		mutationFn: (wish: { email: string; permission: DepositPermission }) =>
			call(setDepositPermission, { body: { email: wish.email, permission: wish.permission } }),
		onSuccess: (list, wish) => {
			client.setQueryData(keyOf(listDepositPermissions), list);
			if (wish.email === email.trim()) setEmail("");
		},
	});
	const { user } = useSession();
	useDraft(
		{ form: "deposit-permission", owner: user?.id ?? "" },
		{
			typed: () => (email.trim() ? { email, permission } : null),
			putBack: (draft) => {
				setEmail(String(draft.email ?? ""));
				setPermission(permissionOf(String(draft.permission)));
			},
		},
	);
	return (
		<section aria-labelledby="permissions" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 id="permissions" className="display text-xl">
				Droit à l'acompte
			</h2>
			<p className="mt-1 text-prune">Une décision pour un client l'emporte sur son code.</p>
			<May permission="customers.change">
				<form
					method="post"
					noValidate
					className="mt-4 flex flex-col gap-3"
					onSubmit={(event) => {
						event.preventDefault();
						if (!isPending) mutate({ email: email.trim(), permission });
					}}
				>
					<TextField
						type="email"
						autoComplete="off"
						label="E-mail du compte"
						value={email}
						onChange={(event) => setEmail(event.target.value)}
						error={error && variables?.email === email.trim() ? error.message : null}
					/>
					<Select
						label="Décision"
						options={OPTIONS}
						value={permission}
						onChange={(event) => setPermission(permissionOf(event.target.value))}
					/>
					<Button type="submit" busy={isPending} busyLabel="Enregistrement…" className="self-start">
						Enregistrer
					</Button>
				</form>
			</May>
			{!data && !readError && <Skeleton className="mt-6 h-16" />}
			{!data && readError && (
				<RetryBanner
					className="mt-6"
					title="Impossible de charger les décisions"
					cause={readError}
					onRetry={() => refetch()}
				/>
			)}
			{data && <Decisions rows={data} onReset={(row) => mutate({ email: row.email, permission: "BY_CODE" })} />}
		</section>
	);
}

function Decisions({
	rows,
	onReset,
}: {
	rows: readonly DepositPermissionRow[];
	onReset: (row: DepositPermissionRow) => void;
}) {
	if (rows.length === 0)
		return <p className="mt-6 text-prune">Aucune décision : chaque client paie par acompte avec son code.</p>;
	return (
		<ul aria-label="Décisions" className="mt-6 divide-y divide-trait">
			{rows.map((row) => (
				<li key={row.email} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
					<div className="min-w-0">
						<p className="font-semibold break-words">{row.email}</p>
						<Badge tone={row.permission === "ALLOWED" ? "success" : "danger"}>{LABELS[row.permission]}</Badge>
						<p className="text-sm break-words text-prune">
							{`Depuis le ${formatDateTime(row.changedAt)}${row.changedBy ? `, ${row.changedBy}` : ""}`}
						</p>
					</div>
					<May permission="customers.change">
						<Button
							variant="secondary"
							size="sm"
							aria-label={`Revenir au droit par défaut pour ${row.email}`}
							onClick={() => onReset(row)}
						>
							Par défaut
						</Button>
					</May>
				</li>
			))}
		</ul>
	);
}

function permissionOf(value: string): DepositPermission {
	return value === "ALLOWED" || value === "REFUSED" ? value : "BY_CODE";
}
