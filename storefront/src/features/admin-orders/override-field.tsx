import { Banner } from "@/ui/banner";
import { TextArea } from "@/ui/text-area";

interface OverrideFieldProps {
	/** Which limit, as the server says it. */
	exceeds: string;
	reason: string;
	onChange: (reason: string) => void;
}

/** Which limit an order goes beyond, and why it may. */
export function OverrideField({ exceeds, reason, onChange }: OverrideFieldProps) {
	return (
		<>
			<Banner tone="warning" title={exceeds} />
			<TextArea
				label="Motif du dépassement"
				hint="Conservé dans l'historique et le journal."
				maxLength={300}
				value={reason}
				onChange={({ target }) => onChange(target.value)}
			/>
		</>
	);
}

/** What was typed, where it is long enough to be a reason. */
export function reasonIn(typed: string): string | undefined {
	const reason = typed.trim();
	return reason.length >= 3 ? reason : undefined;
}
