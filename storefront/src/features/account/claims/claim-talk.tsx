import type { Claim } from "@confiserie/domain/contract/claims";
import { formatCents, formatDateTime } from "@confiserie/domain/format";

interface ClaimTalkProps {
	claim: Pick<Claim, "number" | "messages" | "ending" | "state">;
	/** Names of both sides from the reader's point of view. */
	names: Record<"CUSTOMER" | "SHOP", string>;
}

/** What was written in a claim, oldest first, and how it ended. */
export function ClaimTalk({ claim: { number, messages, ending, state }, names }: ClaimTalkProps) {
	return (
		<ol aria-label={`Échanges de ${number}`} className="flex flex-col gap-3">
			{messages.map(({ from, at, text }) => (
				<Said key={`${at} ${from}`} who={names[from]} at={at} isShops={from === "SHOP"}>
					{text}
				</Said>
			))}
			{ending && (
				<Said who={ENDS[state] ?? "Terminée"} at={ending.at} isShops={state !== "REFUSED"}>
					{[
						ending.refundCents !== null &&
							`${formatCents(ending.refundCents)} remboursés ou déduits de ce qui reste à payer.`,
						ending.words,
					]
						.filter(Boolean)
						.join("\n")}
				</Said>
			)}
		</ol>
	);
}

const ENDS: Partial<Record<Claim["state"], string>> = {
	REFUNDED: "Remboursement",
	REPLACED: "Remplacement, sans frais",
	SETTLED: "Réglée",
	REFUSED: "Refusée",
};

interface SaidProps {
	who: string;
	at: string;
	isShops: boolean;
	children: string;
}

function Said({ who, at, isShops, children }: SaidProps) {
	return (
		<li className={`rounded-card px-4 py-3 ${isShops ? "bg-pistache-clair" : "bg-creme"}`}>
			<p className="text-sm text-prune">
				<strong className="text-encre">{who}</strong>
				{", "}
				<time dateTime={at}>{formatDateTime(at)}</time>
			</p>
			{children && <p className="mt-1 wrap-anywhere whitespace-pre-line">{children}</p>}
		</li>
	);
}
