import type { ReactNode } from "react";
import { ApiProblem } from "@/lib/api-problem";
import { Banner } from "./banner";
import { Button } from "./button";

interface RetryBannerProps {
	title: string;
	/** Error of the read: a missing permission is said in place of the title. Source: accounts spec §8 "Admin orders". */
	cause?: unknown;
	onRetry: () => void;
	/** What more is known of it. */
	children?: ReactNode;
	className?: string;
}

/** Says that something could not be read, beside a button that reads it again. */
export function RetryBanner({ title, cause, onRetry, children, className }: RetryBannerProps) {
	return (
		<Banner
			tone="error"
			title={isRefused(cause) ? "Accès non autorisé" : title}
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

const isRefused = (cause: unknown) => cause instanceof ApiProblem && cause.status === 403;
