import type { ReactNode } from "react";
import { Banner } from "./banner";
import { Button } from "./button";

interface RetryBannerProps {
	title: string;
	onRetry: () => void;
	/** What more is known of it. */
	children?: ReactNode;
	className?: string;
}

/** Says that something could not be read, beside a button that reads it again. */
export function RetryBanner({ title, onRetry, children, className }: RetryBannerProps) {
	return (
		<Banner
			tone="error"
			title={title}
			className={className}
			action={
				<Button variant="secondary" size="sm" onClick={onRetry}>
					Réessayer
				</Button>
			}
		>
			{children}
		</Banner>
	);
}
