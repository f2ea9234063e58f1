/** Query key of the channels; not under "admin", since no change of an order or a product affects them. */
export const CHANNELS_KEY = ["office", "channels"];
