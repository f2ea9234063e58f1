/** A rate being edited. */
export interface RateProps<Rate> {
	rate: Rate;
	/** "options[0].rate" */
	path: string;
	problems: Readonly<Record<string, string>>;
	onEdit: (rate: Rate) => void;
	onRows: (rate: Rate) => void;
}
