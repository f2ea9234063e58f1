import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";

/** Message by field path ("address.street"); fields without one are in order. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Drives a form by one pure function from its values to messages, so that the rules are tested without a screen. */
export function resolverOf<Values extends FieldValues>(validate: (values: Values) => FieldMessages): Resolver<Values> {
	return (values) => {
		const messages = Object.entries(validate(values));
		if (messages.length === 0) return { values, errors: {} };
		const errors: FieldErrors<Values> = {};
		for (const [path, message] of messages) set(errors, path, { type: "rule", message });
		return { values: {}, errors };
	};
}
