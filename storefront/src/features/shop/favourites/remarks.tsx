import { Price } from "@/ui/price";
import type { Remark } from "./favourite-text";

const TONES: Record<Remark["tone"], string> = { error: "text-rouge", warning: "text-caramel" };

/** What one should know of a product, in words. */
export function Remarks({ remarks }: { remarks: readonly Remark[] }) {
	if (remarks.length === 0) return null;
	return (
		<div role="status" className="flex flex-col gap-1 text-sm font-semibold">
			{remarks.map(({ tone, text }) => (
				<p key={text.ttc} className={TONES[tone]}>
					<Price of={text} />
				</p>
			))}
		</div>
	);
}
