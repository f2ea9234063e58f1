import { Button } from "./button";

interface PagerProps {
	/** From 0. */
	page: number;
	isLast: boolean;
	onPage: (page: number) => void;
	/** Labels of the buttons. */
	before: string;
	after: string;
}

/** Buttons to the page before and the page after; nothing for a single page. */
export function Pager({ page, isLast, onPage, before, after }: PagerProps) {
	if (page === 0 && isLast) return null;
	return (
		<div className="flex gap-2">
			{page > 0 && (
				<Button variant="secondary" size="sm" onClick={() => onPage(page - 1)}>
					{before}
				</Button>
			)}
			{!isLast && (
				<Button variant="secondary" size="sm" onClick={() => onPage(page + 1)}>
					{after}
				</Button>
			)}
		</div>
	);
}
