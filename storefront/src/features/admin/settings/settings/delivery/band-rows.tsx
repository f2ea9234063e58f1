import type { ShippingRate } from "@confiserie/domain/delivery/options";
import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { CentsField, ListProblem, WholeField } from "@/features/admin/kit";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import type { OptionProps } from "./section";
import { removed } from "./use-cards";

type BandRate = Exclude<ShippingRate, { by: "units" }>;

/** The bands of a rate by weight or by value: where each begins or ends, and its price. */
export function BandRows({ rate, index, fields: { field }, onRows }: OptionProps & { rate: BandRate }) {
	const at = `options.${index}.rate.bands` as const;
	const addButton = useRef<HTMLButtonElement>(null);
	const remove = (place: number) => {
		onRows({ rate: withoutBand(rate, place) });
		addButton.current?.focus();
	};
	return (
		<div className="flex flex-col gap-2">
			{rate.bands.map((_, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a band has no identity beside its place; its fields follow their values
				<fieldset key={place} className="flex items-end gap-2">
					<legend className="sr-only">{`Tranche ${place + 1}`}</legend>
					<div className="grid min-w-0 flex-1 items-end gap-2 sm:max-w-md sm:grid-cols-2">
						{rate.by === "weight" ? (
							<WholeField {...field(`${at}.${place}.upToKilograms`)} label="Jusqu'à, en kg" />
						) : (
							<CentsField {...field(`${at}.${place}.fromCents`)} label="À partir de, en euros TTC" />
						)}
						<CentsField {...field(`${at}.${place}.cents`)} label="Prix, en euros TTC" />
					</div>
					{rate.bands.length > 1 && (
						<IconButton label={`Retirer la tranche ${place + 1}`} tone="plain" onClick={() => remove(place)}>
							<Trash2 aria-hidden="true" className="size-5" />
						</IconButton>
					)}
				</fieldset>
			))}
			<ListProblem {...field(at)} />
			<Button
				ref={addButton}
				variant="secondary"
				size="sm"
				className="self-start"
				onClick={() => onRows({ rate: withOneMore(rate) })}
			>
				Ajouter une tranche
			</Button>
		</div>
	);
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
