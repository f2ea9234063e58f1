import type { BuyingCompany } from "@confiserie/domain/contract/buyer";
import { formatEuros } from "@confiserie/domain/format";
import { Badge } from "@/ui/badge";
import { Link } from "@/ui/link";

interface BuyerFactsProps {
	/** Null for a private person. */
	company: BuyingCompany | null;
	/** Without a link and a frame, within a row. */
	isInRow?: boolean;
}

/** Whom staff deal with: the company and its site, its terms, what is left of its limit, and a block. */
export function BuyerFacts({ company, isInRow = false }: BuyerFactsProps) {
	if (!company) return isInRow ? null : <p className="text-sm text-prune">Client particulier</p>;
	const { id, name, site, isBlocked } = company;
	const path = `/admin/companies/${encodeURIComponent(id)}`;
	return (
		<div className={isInRow ? "text-xs leading-tight" : "rounded-control bg-dragee px-4 py-2 text-sm"}>
			<p className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
				{isInRow ? (
					<span>{name}</span>
				) : (
					<Link href={path} className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4">
						{name}
					</Link>
				)}
				{site && <span>{`Site\u00a0: ${site}`}</span>}
				{isBlocked && <Badge tone="danger">Compte bloqué</Badge>}
			</p>
			<p className="text-prune">{termsOf(company)}</p>
		</div>
	);
}

/** "En compte, reste 400,00 € sur 1 000,00 €, minimum 100,00 €". */
function termsOf({ isOnAccount, creditLimit, available, hasDeposit, minimumOrder }: BuyingCompany): string {
	return [
		isOnAccount ? `En compte, reste ${formatEuros(available)} sur ${formatEuros(creditLimit)}` : "Paiement comptant",
		...(hasDeposit ? ["acompte sans code"] : []),
		...(minimumOrder > 0 ? [`minimum ${formatEuros(minimumOrder)}`] : []),
	].join(", ");
}
