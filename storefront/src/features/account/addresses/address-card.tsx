import type { Address } from "@confiserie/domain/contract/addresses";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { cardId } from "./use-focus-next";

export interface AddressCardProps {
	address: Address;
	/** Why nothing is delivered there; null when it is. */
	refusal: string | null;
	/** True while one of its buttons waits for the shop. */
	isBusy: boolean;
	onEdit: () => void;
	onMakeDefault: () => void;
	onDelete: () => void;
}

/** One address as an envelope shows it, and what can be done with it. */
export function AddressCard({ address, refusal, isBusy, onEdit, onMakeDefault, onDelete }: AddressCardProps) {
	const { id, street, additionalInfo, postalCode, city, country, isDefault } = address;
	const name = street || city;
	return (
		<article
			id={cardId(id)}
			tabIndex={-1}
			aria-label={name}
			className={`flex h-full flex-col gap-4 rounded-card border bg-white p-5 shadow-card ${isDefault ? "border-framboise" : "border-trait"}`}
		>
			<div className="flex flex-col items-start gap-2">
				{isDefault && <Badge tone="selected">Adresse par défaut</Badge>}
				<address className="max-w-full leading-relaxed wrap-anywhere not-italic">
					<span className="block font-bold">{name}</span>
					{additionalInfo && <span className="block">{additionalInfo}</span>}
					<span className="block">{`${postalCode} ${city}`.trim()}</span>
					<span className="block text-prune">{country}</span>
				</address>
				{refusal && (
					<p className="flex flex-col items-start gap-1 text-sm text-caramel">
						<Badge tone="warning">Sans livraison</Badge>
						{refusal}
					</p>
				)}
			</div>
			<div className="mt-auto -ml-4 flex flex-wrap">
				<Button variant="ghost" size="sm" aria-label={`Modifier : ${name}`} onClick={onEdit}>
					Modifier
				</Button>
				{!isDefault && (
					<Button
						variant="ghost"
						size="sm"
						busy={isBusy}
						aria-label={`Utiliser par défaut : ${name}`}
						onClick={onMakeDefault}
					>
						Utiliser par défaut
					</Button>
				)}
				<Button variant="danger" size="sm" busy={isBusy} aria-label={`Supprimer : ${name}`} onClick={onDelete}>
					Supprimer
				</Button>
			</div>
		</article>
	);
}
