"use client";

import {
	type CommercialCodeRow,
	listCommercialCodes,
	revokeCommercialCode,
} from "@confiserie/domain/contract/commercial-codes";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { ConfirmAct, ListPart, useOperationList } from "@/features/admin/kit";
import { ListSearch, listReader, May, searched } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { Badge } from "@/ui/badge";

const read = listReader({ query: searched });

/** Issued codes, newest first, with recipient, issuer, date and state. */
export function CodeList() {
	const list = useOperationList(listCommercialCodes, read);
	return (
		<div className="mt-6 flex flex-col gap-3">
			<ListPart
				list={list}
				caption="Codes émis"
				filters={<ListSearch label="Chercher un e-mail" list={list} />}
				line={(row) => <Code row={row} />}
				rowKey={({ id }) => id}
				failure="Impossible de charger les codes"
				height="h-24"
				summary={({ totalElements, isSecret }) => (
					<>
						{totalElements === 0 ? "Aucun code émis." : formatCount(totalElements, "code émis", "codes émis")}
						{!isSecret && " Sans secret dans la configuration, chaque compte a aussi son code public."}
					</>
				)}
			/>
		</div>
	);
}

function Code({ row: { id, email, code, issuedAt, issuedBy, revokedAt, revokedBy } }: { row: CommercialCodeRow }) {
	return (
		<>
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
			{!revokedAt && (
				<May permission="customers.change">
					<ConfirmAct
						label="Révoquer"
						name={`Révoquer le code de ${email}`}
						title="Révoquer ce code ?"
						confirm="Révoquer le code"
						busyLabel="Révocation…"
						act={() => call(revokeCommercialCode, { params: { id } })}
						changes={[listCommercialCodes]}
					>
						{`${email} ne pourra plus payer par acompte avec le code ${code}.`}
					</ConfirmAct>
				</May>
			)}
		</>
	);
}

const by = (email: string | null) => (email ? ` par ${email}` : "");
