import { type Bound, useBound } from "@/features/admin/kit";
import { CheckField } from "@/ui/check-field";

interface NotifyFieldProps extends Bound<boolean | undefined> {
	label?: string;
	/** What holds until it is decided. */
	byDefault?: boolean;
}

/** Checkbox: whether the customer is notified of a change. */
export function NotifyField({
	label = "Prévenir le client par e-mail",
	byDefault = false,
	...bound
}: NotifyFieldProps) {
	const { value = byDefault, onChange, error, ...field } = useBound<boolean | undefined>(bound);
	return <CheckField {...field} label={label} checked={value} onChange={({ target }) => onChange(target.checked)} />;
}
