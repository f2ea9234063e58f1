import type { ShippingRate } from "@confiserie/domain/delivery/options";
import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import { Problem } from "./problems";
import type { RateProps } from "./rate-props";
import { CentsField, WholeField } from "./typed-field";
import { removed } from "./use-cards";

type BandRate = Exclude<ShippingRate, { by: "units" }>;

/** The bands of a rate by weight or by value, each with its price. */
export function BandRows({ rate, path, problems, onEdit, onRows }: RateProps<BandRate>) {
	const { bands } = rate;
	const addButton = useRef<HTMLButtonElement>(null);
	const remove = (index: number) => {
		onRows(withoutBand(rate, index));
		addButton.current?.focus();
	};
	return (
		<div className="flex flex-col gap-2">
			{bands.map((band, index) => {
				const at = `${path}.bands[${index}]`;
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a band has no identity beside its place; its fields follow their values
					<fieldset key={index} className="flex items-end gap-2">
						<legend className="sr-only">{`Tranche ${index + 1}`}</legend>
						<div className="grid min-w-0 flex-1 items-end gap-2 sm:max-w-md sm:grid-cols-2">
							<BoundField rate={rate} index={index} at={at} problems={problems} onEdit={onEdit} />
							<CentsField
								label="Prix, en euros TTC"
								value={band.cents}
								error={problems[`${at}.cents`]}
								onValue={(cents) => onEdit(withBand(rate, index, { cents }))}
							/>
						</div>
						{bands.length > 1 && (
							<IconButton label={`Retirer la tranche ${index + 1}`} tone="plain" onClick={() => remove(index)}>
								<Trash2 aria-hidden="true" className="size-5" />
							</IconButton>
						)}
					</fieldset>
				);
			})}
			<Problem>{problems[`${path}.bands`]}</Problem>
			<Button
				ref={addButton}
				variant="secondary"
				size="sm"
				className="self-start"
				onClick={() => onRows(withOneMore(rate))}
			>
				Ajouter une tranche
			</Button>
		</div>
	);
}

/** Where a band ends (by weight) or begins (by value). */
function BoundField({
	rate,
	index,
	at,
	problems,
	onEdit,
}: Pick<RateProps<BandRate>, "rate" | "problems" | "onEdit"> & { index: number; at: string }) {
	if (rate.by === "weight") {
		return (
			<WholeField
				label="Jusqu'à, en kg"
				value={rate.bands[index]?.upToKilograms ?? 0}
				error={problems[`${at}.upToKilograms`]}
				onValue={(upToKilograms) => onEdit(withBand(rate, index, { upToKilograms }))}
			/>
		);
	}
	return (
		<CentsField
			label="À partir de, en euros TTC"
			value={rate.bands[index]?.fromCents ?? 0}
			error={problems[`${at}.fromCents`]}
			onValue={(fromCents) => onEdit(withBand(rate, index, { fromCents }))}
		/>
	);
}

interface Band {
	cents: number;
	upToKilograms: number;
	fromCents: number;
}

function withBand(rate: BandRate, index: number, changes: Partial<Band>): BandRate {
	return rate.by === "weight"
		? { ...rate, bands: rate.bands.map((band, at) => (at === index ? { ...band, ...changes } : band)) }
		: { ...rate, bands: rate.bands.map((band, at) => (at === index ? { ...band, ...changes } : band)) };
}

function withoutBand(rate: BandRate, index: number): BandRate {
	return rate.by === "weight"
		? { ...rate, bands: removed(rate.bands, index) }
		: { ...rate, bands: removed(rate.bands, index) };
}

const FURTHER_CENTS = 10_000;

/** A further band of the last one's price, a plausible step beyond it. */
function withOneMore(rate: BandRate): BandRate {
	if (rate.by === "weight") {
		const last = rate.bands.at(-1) ?? { upToKilograms: 5, cents: 0 };
		return { ...rate, bands: [...rate.bands, { ...last, upToKilograms: last.upToKilograms * 2 }] };
	}
	const last = rate.bands.at(-1) ?? { fromCents: -FURTHER_CENTS, cents: 0 };
	return { ...rate, bands: [...rate.bands, { ...last, fromCents: last.fromCents + FURTHER_CENTS }] };
}
