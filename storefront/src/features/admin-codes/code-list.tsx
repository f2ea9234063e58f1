"use client";

import type { CommercialCodeRow } from "@confiserie/domain/contract/commercial-code";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useMay } from "@/features/admin-shell";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Pager } from "@/ui/pager";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { callCodes } from "./calls";
import { RevokeDialog } from "./revoke-dialog";

/** Issued codes, newest first, with recipient, issuer, date and state. */
export function CodeList() {
	const [query, setQuery] = useState("");
	const [page, setPage] = useState(0);
	const [revoked, setRevoked] = useState<CommercialCodeRow | null>(null);
	const asked = useDeferredValue(query.trim());
	const { data, error, refetch } = useQuery({
		queryKey: ["admin", "codes", asked, page],
		queryFn: ({ signal }) => callCodes(asked, page, signal),
		placeholderData: keepPreviousData,
	});
	return (
		<div className="mt-6 flex flex-col gap-3">
			<TextField
				type="search"
				label="Chercher un e-mail"
				value={query}
				onChange={(event) => {
					setQuery(event.target.value);
					setPage(0);
				}}
			/>
			{!data && !error && <Skeleton className="h-24" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les codes" cause={error} onRetry={() => refetch()} />
			)}
			{data && (
				<>
					<p role="status" className="text-sm text-prune">
						{data.totalElements === 0 ? "Aucun code émis." : formatCount(data.totalElements, "code émis", "codes émis")}
						{!data.isSecret && " Sans secret dans la configuration, chaque compte a aussi son code public."}
					</p>
					<ul className="divide-y divide-trait">
						{data.content.map((row) => (
							<Code key={row.id} row={row} onRevoke={() => setRevoked(row)} />
						))}
					</ul>
					<Pager page={page} isLast={data.last} onPage={setPage} before="Plus récents" after="Plus anciens" />
				</>
			)}
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
