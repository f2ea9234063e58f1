import type { Surcharge } from "@confiserie/domain/delivery/options";
import type { OfferedOption } from "@confiserie/domain/delivery/quote";
import { formatCents } from "@confiserie/domain/format";
import type { Tried } from "./try-quote";

const price = (cents: number) => (cents === 0 ? "offert" : formatCents(cents));

/** What would be offered, the cheapest first. */
export function TriedList({ tried }: { tried: Tried }) {
	if ("refusal" in tried) return <p className="font-semibold">{tried.refusal}</p>;
	const { quote, about } = tried;
	return (
		<>
			<p className="mb-1 text-sm text-prune">{about}</p>
			{quote.offered.length === 0 ? (
				<p>
					Tarif unique&nbsp;: <strong>{price(quote.shippingCostCents)}</strong>
				</p>
			) : (
				<ol aria-label="Modes proposés" className="divide-y divide-trait">
					{quote.offered.map((offered) => (
						<Offered key={offered.option.id} {...offered} />
					))}
				</ol>
			)}
		</>
	);
}

function Offered({ option, cents }: OfferedOption) {
	const choices = option.surcharges.filter(({ isOptional }) => isOptional);
	return (
		<li className="flex flex-wrap justify-between gap-x-4 py-1.5">
			<span>
				{option.name}
				{choices.length > 0 && (
					<span className="text-sm text-prune">{` · en option\u00a0: ${choices.map(words).join(", ")}`}</span>
				)}
			</span>
			<strong>{price(cents)}</strong>
		</li>
	);
}

const words = ({ name, cents }: Surcharge) => `${name} ${price(cents)}`;
