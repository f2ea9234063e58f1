import type { LineRefundPreview } from "@confiserie/domain/contract/line-refund";
import { formatCents } from "@confiserie/domain/format";
import { vatLabel } from "@confiserie/domain/tax/vat-words";
import { Banner } from "@/ui/banner";

interface LineRefundOutcomeProps {
	preview: LineRefundPreview;
	/** The figures are of the choice before; the new ones are on their way. */
	isLate?: boolean;
}

/** Amounts of the selected lines, computed by the server. */
export function LineRefundOutcome({ preview, isLate = false }: LineRefundOutcomeProps) {
	const { worth, offBalance, refund, refundByHand, beyond, taxes } = preview;
	return (
		<div className="flex flex-col gap-3">
			<dl
				aria-live="polite"
				aria-busy={isLate}
				className={`grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums ${isLate ? "opacity-60" : ""}`}
			>
				<Figure term="Valeur des articles, TTC" cents={worth} />
				{offBalance > 0 && <Figure term="De moins à payer par le client" cents={offBalance} />}
				<Figure term="À rembourser" cents={refund} isStrong />
				{taxes.map(({ ratePercent, net, vat }) => (
					<Figure key={ratePercent} term={vatLabel({ ratePercent, netCents: net })} cents={vat} />
				))}
			</dl>
			{beyond > 0 && (
				<Banner tone="info" title={`${formatCents(beyond)} déjà rendus`}>
					Le total remboursé ne dépasse pas ce qui a été payé.
				</Banner>
			)}
			{refundByHand > 0 && (
				<Banner tone="warning" title={`${formatCents(refundByHand)} à virer par vos soins`}>
					Cette part a été payée par virement. Elle est inscrite comme remboursée ; faites le virement vous-même.
				</Banner>
			)}
		</div>
	);
}

function Figure({ term, cents, isStrong = false }: { term: string; cents: number; isStrong?: boolean }) {
	return (
		<>
			<dt className={isStrong ? "font-bold" : "text-prune"}>{term}</dt>
			<dd className={`text-right ${isStrong ? "font-bold" : "font-semibold"}`}>{formatCents(cents)}</dd>
		</>
	);
}
