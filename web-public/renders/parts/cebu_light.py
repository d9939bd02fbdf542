"""The lights of Cebu: golden hour, day, an afternoon from the side, morning, blue hour. Each sets sky, haze and sun, and returns the share of lit
windows in the city, the glow of lobby and crown, and what `render` needs to grade the picture."""

from mathutils import Vector
from .sky import make_sky, make_world, sun
from .haze import make_haze, set_haze

AFTERNOON_SUN = (-0.88, 0.15, 0.44)
MORNING_SUN = (0.58, 0.62, 0.52)


def gold():
    low = Vector((-0.93, -0.30, 0.19)).normalized()
    sky = make_sky(
        low,
        [
            (0, (1.0, 0.62, 0.40)),
            (0.15, (0.90, 0.60, 0.46)),
            (0.29, (0.56, 0.55, 0.58)),
            (0.48, (0.24, 0.38, 0.58)),
            (1, (0.06, 0.16, 0.38)),
        ],
        glow=(1, 0.50, 0.18),
        glow_s=1.9,
        glow_p=1.8,
        core_s=3,
    )
    make_world(
        sky, 1.0, cover=0.48, lit=(1.45, 0.92, 0.62), dark=(0.40, 0.38, 0.48), cscale=0.5, seed=(5.3, 2.4, 4), zk=0.16
    )
    set_haze(make_haze(sky, 5600, height=500, tint=(0.86, 0.86, 0.98), strength=0.90, start=140))
    sun(low, (1, 0.66, 0.38), 5.6, 1.0)
    return 0.05, 1.0, dict(exposure=0.3, sat=1.04)


def day():
    low = Vector((-0.70, -0.52, 0.50)).normalized()
    sky = make_sky(
        low,
        [
            (0, (0.88, 0.84, 0.80)),
            (0.16, (0.68, 0.76, 0.84)),
            (0.34, (0.38, 0.56, 0.78)),
            (0.6, (0.15, 0.33, 0.62)),
            (1, (0.06, 0.18, 0.45)),
        ],
        glow=(1, 0.76, 0.48),
        glow_s=0.7,
        glow_p=3,
        core_s=2,
    )
    make_world(
        sky, 0.95, cover=0.47, lit=(1.6, 1.42, 1.25), dark=(0.58, 0.62, 0.70), cscale=0.6, seed=(2.3, 5.4, 3), zk=0.2
    )
    set_haze(make_haze(sky, 6000, height=520, tint=(0.88, 0.94, 1.0), strength=0.92, start=140))
    sun(low, (1, 0.86, 0.66), 5.6, 0.8)
    return 0.0, 0.3, dict(exposure=0.1, sat=1.04)


def afternoon():
    """For the rooms: the sun stands to the left of the channel and reaches in through the corner windows."""
    low = Vector(AFTERNOON_SUN).normalized()
    sky = make_sky(
        low,
        [
            (0, (0.96, 0.84, 0.74)),
            (0.16, (0.74, 0.76, 0.80)),
            (0.34, (0.42, 0.57, 0.76)),
            (0.6, (0.17, 0.35, 0.62)),
            (1, (0.06, 0.18, 0.44)),
        ],
        glow=(1, 0.70, 0.40),
        glow_s=0.8,
        glow_p=3,
        core_s=2,
    )
    make_world(
        sky, 0.95, cover=0.47, lit=(1.6, 1.34, 1.1), dark=(0.56, 0.56, 0.64), cscale=0.6, seed=(2.3, 5.4, 3), zk=0.2
    )
    set_haze(make_haze(sky, 9500, height=520, tint=(0.86, 0.92, 1.02), strength=0.88, start=140))
    sun(low, (1, 0.80, 0.58), 5.6, 0.8)
    return 0.02, 0.4, dict(exposure=0.1, sat=1.04)


def morning():
    """For the rooms that look east: the sun stands over the channel, a little to the right, and reaches in as far as the sofa."""
    low = Vector(MORNING_SUN).normalized()
    sky = make_sky(
        low,
        [
            (0, (0.98, 0.88, 0.76)),
            (0.16, (0.78, 0.80, 0.82)),
            (0.34, (0.46, 0.61, 0.78)),
            (0.6, (0.18, 0.37, 0.64)),
            (1, (0.06, 0.18, 0.45)),
        ],
        glow=(1, 0.78, 0.50),
        glow_s=0.7,
        glow_p=4,
        core_s=1,
    )
    make_world(
        sky, 0.95, cover=0.47, lit=(1.6, 1.42, 1.22), dark=(0.58, 0.59, 0.66), cscale=0.6, seed=(2.3, 5.4, 3), zk=0.2
    )
    set_haze(make_haze(sky, 9500, height=520, tint=(0.88, 0.94, 1.02), strength=0.88, start=140))
    sun(low, (1, 0.84, 0.64), 5.6, 0.8)
    return 0.0, 0.3, dict(exposure=0.1, sat=1.04)


def blue():
    # the sun is down behind the city on the left; what is left is a low band of rose and a deep blue dome
    low = Vector((-0.93, 0.10, 0.03)).normalized()
    sky = make_sky(
        low,
        [
            (0, (0.60, 0.36, 0.32)),
            (0.13, (0.46, 0.35, 0.42)),
            (0.27, (0.26, 0.29, 0.46)),
            (0.46, (0.11, 0.17, 0.36)),
            (1, (0.03, 0.06, 0.18)),
        ],
        glow=(1, 0.42, 0.20),
        glow_s=0.8,
        glow_p=3,
        core_s=0,
    )
    make_world(
        sky, 0.62, cover=0.48, lit=(0.62, 0.38, 0.40), dark=(0.20, 0.20, 0.32), cscale=0.5, seed=(5.3, 2.4, 4), zk=0.16
    )
    set_haze(make_haze(sky, 6500, height=500, tint=(0.80, 0.86, 1.02), strength=0.54, start=140))
    sun(Vector((-0.9, -0.25, 0.35)), (0.62, 0.60, 1), 0.22, 20)
    return 0.22, 2.0, dict(exposure=0.95, sat=1.04, bloom=0.10)


LIGHTS = {"gold": gold, "day": day, "afternoon": afternoon, "morning": morning, "blue": blue}
