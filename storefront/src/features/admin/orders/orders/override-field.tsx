import { type Bound, TextAreaField } from "@/features/admin/kit";
import { Banner } from "@/ui/banner";

/** Which limit an order goes beyond, as the server says it, and why it may. */
export function OverrideField({ exceeds, ...bound }: Bound<string | undefined> & { exceeds: string }) {
	return (
		<>
			<Banner tone="warning" title={exceeds} />
			<TextAreaField
				{...bound}
				label="Motif du dépassement"
				hint="Conservé dans l'historique et le journal."
				maxLength={300}
			/>
		</>
	);
}
