export const FACTOR_KEY = ["second-factor"];
