"use client";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style";
import { Spinner } from "./spinner";

export interface ButtonProps extends ComponentProps<"button"> {
	variant?: ButtonVariant;
	size?: ButtonSize;
	/** While busy the button stays focusable and in place, and ignores clicks. */
	busy?: boolean;
	/** Text shown while busy; the usual content when absent. */
	busyLabel?: ReactNode;
	/** State icon: a spinner while busy, a tick when done. */
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
