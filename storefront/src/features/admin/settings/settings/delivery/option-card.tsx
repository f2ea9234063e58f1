import { bandWords, optionWords } from "@confiserie/domain/delivery/offer-words";
import type { ServiceZone } from "@confiserie/domain/delivery/options";
import { Button } from "@/ui/button";
import { EntryCard } from "./entry-card";
import { MoveButtons } from "./move-buttons";
import { OptionFields } from "./option-fields";
import type { OptionProps } from "./section";

interface OptionCardProps extends OptionProps {
	zones: readonly ServiceZone[];
	isFirst: boolean;
	isLast: boolean;
	isOpen: boolean;
	isWrong: boolean;
	onToggle: () => void;
	onMove: (step: -1 | 1) => void;
	onDuplicate: () => void;
	onRemove: () => void;
}

/** An option, in words or with its fields. */
export function OptionCard({ isFirst, isLast, onMove, onDuplicate, onRemove, ...props }: OptionCardProps) {
	const { option, zones, isOpen, isWrong, onToggle } = props;
	const served = zones.filter(({ id }) => option.zones.includes(id)).map(({ name }) => name);
	const bands = bandWords(option.rate);
	const { Prix, ...words } = optionWords({ ...option, zones: served });
	const isLong = bands.length > MOST_IN_WORDS;
	return (
		<EntryCard
			name={option.name}
			words={isLong ? words : { ...words, Prix: Prix ?? "" }}
			table={isLong && <Bands name={option.name} bands={bands} />}
			{...{ isOpen, isWrong, onToggle, onRemove }}
			actions={
				<>
					<MoveButtons list="mode" id={option.id} name={option.name} {...{ isFirst, isLast, onMove }} />
					<Button variant="secondary" size="sm" aria-label={`Dupliquer ${option.name}`} onClick={onDuplicate}>
						Dupliquer
					</Button>
				</>
			}
		>
			<OptionFields {...props} />
		</EntryCard>
	);
}

/** A longer rate is a table. */
const MOST_IN_WORDS = 4;

function Bands({ name, bands }: { name: string; bands: ReturnType<typeof bandWords> }) {
	const label = `Prix de ${name}`;
	return (
		<section
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only what has the focus.
			tabIndex={0}
			className="mt-2 max-h-56 max-w-sm overflow-y-auto rounded-control border border-trait"
		>
			<table className="w-full text-sm tabular-nums">
				<caption className="sr-only">{label}</caption>
				<thead className="sticky top-0 bg-creme text-left text-prune">
					<tr>
						<th scope="col" className="px-3 py-1.5 font-semibold">
							Tranche
						</th>
						<th scope="col" className="px-3 py-1.5 text-right font-semibold">
							Prix TTC
						</th>
					</tr>
				</thead>
				<tbody className="divide-y divide-trait">
					{bands.map(({ bound, price }) => (
						<tr key={bound}>
							<th scope="row" className="px-3 py-1.5 text-left font-normal">
								{bound || "dès 0\u00a0€"}
							</th>
							<td className="px-3 py-1.5 text-right">{price}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
