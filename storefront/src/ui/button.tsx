"use client";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style";
import { Spinner } from "./spinner";

export interface ButtonProps extends ComponentProps<"button"> {
	variant?: ButtonVariant;
	size?: ButtonSize;
	/** While busy the button keeps its focus and its place, and ignores presses. */
	busy?: boolean;
	/** Text shown while busy; the usual content when absent. */
	busyLabel?: ReactNode;
	/** Said beside it: a turning wheel for what is under way, a tick for what is done. */
	busyIcon?: ReactNode;
}

export function Button({
	variant,
	size,
	busy = false,
	busyLabel,
	busyIcon = <Spinner />,
	className,
	children,
	onClick,
	...props
}: ButtonProps) {
	const press = (event: MouseEvent<HTMLButtonElement>) => {
		if (busy) event.preventDefault();
		else onClick?.(event);
	};
	return (
		<button
			type="button"
			{...props}
			className={buttonStyle(variant, size, className)}
			aria-disabled={busy || undefined}
			aria-busy={busy || undefined}
			onClick={press}
		>
			{busy && busyIcon}
			{busy && busyLabel ? busyLabel : children}
		</button>
	);
}
