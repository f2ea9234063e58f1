import type { ProductBatchPreview } from "@confiserie/domain/contract/product-batches";
import { formatCount, formatInteger } from "@confiserie/domain/format";
import { Banner } from "@/ui/banner";
import { changeWords } from "./words";

/** What a batch would do: how many change, some before and after, and why others do not. */
export function BatchPreview({ preview }: { preview: ProductBatchPreview }) {
	const { changed, unchanged, refused, examples, refusals } = preview;
	return (
		<section aria-label="Aperçu" className="flex flex-col gap-3 text-sm">
			<p role="status" className="font-bold">
				{`${formatCount(changed, "produit changera", "produits changeront")}, ${formatInteger(unchanged)} déjà ainsi, ${formatCount(refused, "refusé")}.`}
			</p>
			{examples.length > 0 && (
				<ul
					aria-label="Exemples"
					className="flex flex-col divide-y divide-trait rounded-card border border-trait bg-white"
				>
					{examples.map(({ productId, reference, name, before, after }) => (
						<li key={productId} className="px-3 py-1.5">
							<p className="font-semibold wrap-anywhere">{`${name} (${reference})`}</p>
							<p className="tabular-nums">{changeWords(before, after).join(" · ")}</p>
						</li>
					))}
				</ul>
			)}
			{refusals.map(({ reason, count, references }) => (
				<Banner
					key={reason}
					tone="warning"
					title={`${formatCount(count, "produit refusé", "produits refusés")}\u00a0: ${reason}`}
				>
					{references.join(", ")}
					{count > references.length && ` et ${formatInteger(count - references.length)} de plus`}
				</Banner>
			))}
		</section>
	);
}
