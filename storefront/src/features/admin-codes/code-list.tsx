"use client";

import { type CommercialCodeRow, listCommercialCodes } from "@confiserie/domain/contract/commercial-codes";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { useState } from "react";
import { ListResults, ListSearch, listReader, searched, useList, useMay } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";

import { RevokeDialog } from "./revoke-dialog";

const read = listReader({ query: searched });

/** Issued codes, newest first, with recipient, issuer, date and state. */
export function CodeList() {
	const [revoked, setRevoked] = useState<CommercialCodeRow | null>(null);
	const list = useList({
		read,
		queryKey: keyOf(listCommercialCodes),
		call: (query: { query: string; page: number }, signal: AbortSignal) => call(listCommercialCodes, { query, signal }),
	});
	return (
		<div className="mt-6 flex flex-col gap-3">
			<ListSearch label="Chercher un e-mail" list={list} />
			<ListResults
				list={list}
				failure="Impossible de charger les codes"
				height="h-24"
				summary={({ totalElements, isSecret }) => (
					<>
						{totalElements === 0 ? "Aucun code émis." : formatCount(totalElements, "code émis", "codes émis")}
						{!isSecret && " Sans secret dans la configuration, chaque compte a aussi son code public."}
					</>
				)}
			>
				{({ content }) => (
					<ul className="divide-y divide-trait">
						{content.map((row) => (
							<Code key={row.id} row={row} onRevoke={() => setRevoked(row)} />
						))}
					</ul>
				)}
			</ListResults>
			<RevokeDialog row={revoked} onClose={() => setRevoked(null)} />
		</div>
	);
}

function Code({ row, onRevoke }: { row: CommercialCodeRow; onRevoke: () => void }) {
	const { email, code, issuedAt, issuedBy, revokedAt, revokedBy } = row;
	const mayRevoke = useMay()("customers.change");
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
			<div className="min-w-0">
				<p className="font-semibold break-words">{email}</p>
				<p>
					<code className={`tracking-widest ${revokedAt ? "line-through" : ""}`}>{code}</code>{" "}
					{revokedAt ? <Badge>Révoqué</Badge> : <Badge tone="success">En vigueur</Badge>}
				</p>
				<p className="text-sm break-words text-prune">{`Émis le ${formatDateTime(issuedAt)}${by(issuedBy)}`}</p>
				{revokedAt && (
					<p className="text-sm break-words text-prune">{`Révoqué le ${formatDateTime(revokedAt)}${by(revokedBy)}`}</p>
				)}
			</div>
			{!revokedAt && mayRevoke && (
				<Button variant="secondary" size="sm" aria-label={`Révoquer le code de ${email}`} onClick={onRevoke}>
					Révoquer
				</Button>
			)}
		</li>
	);
}

const by = (email: string | null) => (email ? ` par ${email}` : "");
